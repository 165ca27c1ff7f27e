/** For a command that goes on until it is told to stop: Ctrl+C, or the system that started it. */
export function untilToldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
