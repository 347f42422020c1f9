/** Anything that is JSON as a short text that an address can hold: compressed, then written in 64 letters. */

/** Unpacked, no game comes near this. What would be larger is not unpacked to its end. */
const LARGEST_BYTES = 1_000_000;

export async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return makeBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Undefined: the text was cut off or changed. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const packed = new Blob([parseBase64Url(text)]).stream();
    return JSON.parse(await readText(packed.pipeThrough(new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let bytes = 0; bytes <= LARGEST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new Error('Too large.');
}

function makeBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function parseBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
}
