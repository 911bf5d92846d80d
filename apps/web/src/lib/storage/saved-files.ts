// Files that a person has chosen but not sent yet. They are too large for the other stores of a browser; without
// this one (a private window may have none) they only last as long as the page.
const database = 'keptFiles';
const store = 'files';

/** Saves a file under a name until it is deleted. */
export async function saveFile(name: string, file: Blob): Promise<void> {
  await inStore('readwrite', (files) => files.put(file, name)).catch(() => undefined);
}

/** A stored file; undefined where there is none, or the browser stores none. */
export async function readFile(name: string): Promise<Blob | undefined> {
  const record: unknown = await inStore('readonly', (files) => files.get(name)).catch(() => undefined);
  return record instanceof Blob ? record : undefined;
}

/** Deletes a stored file. Does nothing where there is none. */
export async function deleteFile(name: string): Promise<void> {
  await inStore('readwrite', (files) => files.delete(name)).catch(() => undefined);
}

/** Deletes all of them: they were sent, or the person logged out. */
export function deleteSavedFiles(): void {
  globalThis.indexedDB?.deleteDatabase(database);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const db = await answered(opening);
  // An open connection would block deleting the database.
  try {
    return await answered(ask(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
