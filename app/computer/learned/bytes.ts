/** Numbers as text and back, alike in browsers, workers and Node. */

const chunk = 0x8000;

/** The bytes of an array in base64. */
export function textOf(array: ArrayBufferView): string {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  let binary = '';
  for (let from = 0; from < bytes.length; from += chunk)
    binary += String.fromCharCode(...bytes.subarray(from, from + chunk));
  return btoa(binary);
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
