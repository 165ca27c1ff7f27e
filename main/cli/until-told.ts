/** For a command that runs until it is stopped, by Ctrl+C or by the system that started it. */
export function untilToldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
