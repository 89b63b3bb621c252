/** The steps of a path: `children[1].email` → `['children', '1', 'email']`. */
export default function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : [...path];
}
