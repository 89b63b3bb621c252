const RATE = 8000;
const SECONDS = 2;
/** Four notes of a chord, one after another. */
const NOTES = [523.25, 659.25, 783.99, 1046.5] as const;

/** A short melody as a WAV of 16 kB: 8 bits, one channel. */
export function demoAudio(): Buffer {
  const size = RATE * SECONDS;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + size, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel; bytes per second and per sample are the rate and one.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(size, 40);
  const perNote = size / NOTES.length;
  const samples = Uint8Array.from({ length: size }, (_, at) => {
    const note = NOTES[Math.floor(at / perNote)] ?? 0;
    const within = (at % perNote) / perNote;
    // Each note fades out, so that none ends with a click.
    return 128 + Math.round(60 * Math.min(1, within * 20) * (1 - within) * Math.sin((2 * Math.PI * note * at) / RATE));
  });
  return Buffer.concat([header, samples]);
}
