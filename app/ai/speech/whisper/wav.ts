const HEADER = 44;

/** One channel of 16-bit samples as a WAV file. */
export function wavOf(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER + samples.byteLength);
  const view = new DataView(file.buffer);
  const text = (at: number, value: string) => file.set(new TextEncoder().encode(value), at);
  text(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.byteLength, true);
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), HEADER);
  return file;
}
