/** Enough of an address to recognise a typing error, without disclosing whose it is: `lucia@escuela.mx` → `l•••@escuela.mx`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${at > 1 ? first : ''}•••${at < 0 ? '' : address.slice(at)}`;
}
