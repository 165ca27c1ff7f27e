import type { Refusal, Result } from '../../games/result.ts';

/** A play-money file and a real-money file are never the same file. */
export type StoreKind = 'demo' | 'money';

export type StoreErrorCode = 'locked' | 'read-only' | 'full' | 'corrupt' | 'foreign-version' | 'wrong-kind' | 'io';

/** The file cannot be used, or no more be written. The message names the file and says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface StoreOptions {
  readonly kind: StoreKind;
  /** Called as `before:<name>` and `after:<name>` round each logical write, and as `before:commit`, `after:commit`. */
  readonly onWrite?: (point: string) => void;
}

export declare class Store {
  readonly path: string;
  readonly kind: StoreKind;
  /** One IMMEDIATE transaction; nested calls join. A throw undoes everything written inside. */
  transact<T>(work: () => T): T;
  /** The same for work that may be refused: a refusal undoes everything written inside. */
  attempt<T>(work: () => Result<T, Refusal>): Result<T, Refusal>;
  close(): void;
}
export declare function openStore(path: string, options: StoreOptions): Store;
