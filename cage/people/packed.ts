/** A file as it is sent: packed by gzip, in base64. */

/** Letters at once: more arguments than so many no function takes. */
const AT_ONCE = 8192;

export async function packed(file: Blob): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return btoa(letters);
}
