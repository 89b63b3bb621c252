/**
 * Chooses files in an input, as the file dialog does. `upload` carries their bytes through the test runner and back as text: for
 * large ones that takes seconds.
 */
export function chooseFiles(input: Element, files: readonly File[]): void {
  if (!(input instanceof HTMLInputElement)) throw new TypeError('Files are chosen in an input');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
