import { type IDBPDatabase, openDB } from 'idb';

/**
 * Opens an IndexedDB database on first use, and again if opening failed or the browser closed the database.
 * @param stores object stores without key paths, created together with the database
 */
export function lazyDatabase(name: string, stores: readonly string[]): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    if (opened) return opened;
    // Without a version, so that this page can also open a database that a later version of the page has upgraded.
    opened = openDB(name, undefined, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
