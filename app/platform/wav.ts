const HEADER_BYTES = 44;
const PCM = 1;
const BYTES_PER_SAMPLE = 2;

/** A WAV file with one channel of 16-bit samples. @param rate samples per second */
export function wavOf(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const size = samples.length * BYTES_PER_SAMPLE;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + size));
  writeText(file, 0, "RIFF");
  file.setUint32(4, HEADER_BYTES - 8 + size, true);
  writeText(file, 8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, PCM, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * BYTES_PER_SAMPLE, true);
  file.setUint16(32, BYTES_PER_SAMPLE, true);
  file.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  writeText(file, 36, "data");
  file.setUint32(40, size, true);
  const bytes = new Uint8Array(file.buffer);
  // WAV is little-endian, and so is every machine that runs a browser or this server.
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), HEADER_BYTES);
  return bytes;
}

/** Converts samples from -1 to 1 to 16 bits; louder ones are clipped. */
export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
}

function writeText(file: DataView, offset: number, text: string): void {
  for (const [index, letter] of [...text].entries()) file.setUint8(offset + index, letter.charCodeAt(0));
}
