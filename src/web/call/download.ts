import { saveFile } from '../ui/save-file.ts';

/** Saves text, e.g. CSV, from its pieces. */
export function download(name: string, pieces: Iterable<string>, type = 'text/csv'): void {
  saveFile(new Blob([...pieces], { type: `${type};charset=utf-8` }), name);
}
