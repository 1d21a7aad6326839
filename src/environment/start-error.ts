/** What the person who starts the program has to change first: settings, a port, the build. The message says so. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
