/** SHA-256 of the bytes in hexadecimal, by which a content is known again. */
export async function fingerprintOf(content: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
