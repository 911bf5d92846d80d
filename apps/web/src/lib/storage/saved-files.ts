// Files that a person has chosen but not sent yet: in this tab's memory, and in the browser's database for after a
// reload and for other tabs. Without the latter (a private window may have none) they only last as long as the page.
const files = new Map<string, Blob>();
const database = 'keptFiles';
const store = 'files';

/** Saves a file under a name until it is deleted. */
export async function saveFile(name: string, file: Blob): Promise<void> {
  files.set(name, file);
  await inStore('readwrite', (stored) => stored.put(file, name)).catch(() => undefined);
}

/** A saved file; undefined where there is none. */
export async function readFile(name: string): Promise<Blob | undefined> {
  const inMemory = files.get(name);
  if (inMemory) return inMemory;
  const record: unknown = await inStore('readonly', (stored) => stored.get(name)).catch(() => undefined);
  return record instanceof Blob ? record : undefined;
}

/** Deletes a stored file. Does nothing where there is none. */
export async function deleteFile(name: string): Promise<void> {
  files.delete(name);
  await inStore('readwrite', (stored) => stored.delete(name)).catch(() => undefined);
}

/** Deletes all of them: they were sent, or the person logged out. */
export function deleteSavedFiles(): void {
  files.clear();
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
