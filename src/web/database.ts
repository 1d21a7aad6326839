import { type IDBPDatabase, openDB } from 'idb';

/**
 * Opens a database of the browser on first use, and again if that failed or the browser closed it.
 * @param stores object stores without key paths; created together with the database
 */
export function lazyDatabase(name: string, stores: readonly string[]): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    // Without a version, so that this page also opens a database that a later one has upgraded.
    const opening = openDB(name, undefined, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return () => {
    opened ??= open();
    return opened;
  };
}
