import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Context } from '../../../context.ts';
import { removeTransferFile, transferSize, writePart } from './transfer-files.ts';
import { advanceTransfer, deleteTransfer, findTransfer, rewindTransfer } from './transfers.sql.ts';

/** Keeps parts in a file and what is stored of it in the upload's row, so that any process can go on. */
export class TransferStore extends DataStore {
  readonly #context: Context;

  constructor(context: Context) {
    super();
    this.#context = context;
    this.extensions = ['creation', 'termination'];
  }

  /** `openTransfer` has made the row. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const transfer = await findTransfer(this.#context.db, id);
    if (!transfer) throw ERRORS.FILE_NOT_FOUND;
    const { bytes: size, received } = transfer;
    // A restored backup has the row and not the file.
    const isFinished = transfer.state !== 'uploading';
    const offset = isFinished ? received : Math.min(received, await transferSize(this.#context, id));
    if (offset < received) await rewindTransfer(this.#context.db, id, offset);
    return new Upload({ id, size, offset });
  }

  override async write(stream: Readable, uploadId: string, offset: number): Promise<number> {
    const context = this.#context;
    const { position: received, error } = await writePart(context, uploadId, offset, stream);
    const now = context.clock.now();
    const isOurs =
      received === offset || (await advanceTransfer(context.db, { uploadId, offset, received, now }));
    if (error) throw error;
    if (!isOurs) throw ERRORS.INVALID_OFFSET;
    return received;
  }

  override async remove(uploadId: string): Promise<void> {
    const transfer = await findTransfer(this.#context.db, uploadId);
    if (!transfer) throw ERRORS.FILE_NOT_FOUND;
    await deleteTransfer(this.#context.db, transfer.media_id);
    await removeTransferFile(this.#context, uploadId);
  }
}
