export declare const command: {
  readonly name: 'audit';
  readonly summary: string;
  readonly usage: string;
  run(args: readonly string[]): Promise<number>;
};
