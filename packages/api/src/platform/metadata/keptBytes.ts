/** What is kept of a file, in one buffer: however many pieces a file is cut into, they cost no more than its bytes. */
export class KeptBytes {
  readonly #bytes: Buffer;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = Buffer.alloc(capacity);
  }

  add(part: Buffer): void {
    this.#length += part.copy(this.#bytes, this.#length);
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
