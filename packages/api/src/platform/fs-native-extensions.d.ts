/** The part of the library that we use; it ships no types. */
declare module 'fs-native-extensions' {
  /**
   * Asks for an exclusive lock on a whole file that is open for writing. The system gives it back when the descriptor
   * is closed or its process ends. False while another descriptor holds it.
   * @throws {Error} with a `code`, where the file system keeps no locks.
   */
  export function tryLock(descriptor: number): boolean;
}
