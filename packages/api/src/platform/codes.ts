import { ACCESS_CODE_ALPHABET } from '@lia/sdk/accounts/accessCodes';

/** So many characters of a code, of a digest: read as a number, so that each character is as likely as any other. */
export function codeFrom(digest: Buffer, length: number): string {
  let rest = BigInt(`0x${digest.toString('hex')}`);
  const letters = BigInt(ACCESS_CODE_ALPHABET.length);
  return Array.from({ length }, () => {
    const letter = ACCESS_CODE_ALPHABET.charAt(Number(rest % letters));
    rest /= letters;
    return letter;
  }).join('');
}
