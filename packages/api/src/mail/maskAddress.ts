/** Enough of an address to tell a mistyped one, and not whose it is: `lucia@escuela.mx` → `l•••@escuela.mx`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${at > 1 ? first : ''}•••${at < 0 ? '' : address.slice(at)}`;
}
