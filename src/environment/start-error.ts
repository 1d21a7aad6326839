/** The program cannot start. The message says what to change first: settings, a port or the build. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
