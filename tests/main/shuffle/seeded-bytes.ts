import { createCipheriv, createHash } from 'node:crypto';
import type { ByteSource } from '../../../main/shuffle/sampler.ts';

/** The keystream of AES-256 in counter mode under a key made from the seed: as good as chance, and always the same. */
export function seededBytes(seed: string | number): ByteSource {
  const key = createHash('sha256').update(`seed ${seed}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(0x10000);
  let pool = cipher.update(zeros);
  let at = 0;
  return (count) => {
    if (count > zeros.length) return Uint8Array.from(cipher.update(Buffer.alloc(count)));
    if (at + count > pool.length) [pool, at] = [cipher.update(zeros), 0];
    at += count;
    return Uint8Array.from(pool.subarray(at - count, at));
  };
}

/** Exactly these bytes, over and over. */
export function scriptedBytes(bytes: readonly number[]): ByteSource {
  let at = 0;
  return (count) => Uint8Array.from({ length: count }, () => bytes[at++ % bytes.length] ?? 0);
}
