/** A file in the form in which it is sent: compressed with gzip, in base64. */

/** Characters per call: no function takes more arguments than about this many. */
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
