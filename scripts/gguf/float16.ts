const view = new DataView(new ArrayBuffer(4));

/** Bits of the nearest 16-bit float; numbers that are too small become 0, numbers that are too large infinity. */
export function toHalf(value: number): number {
  view.setFloat32(0, value);
  const bits = view.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const magnitude = bits & 0x7fff_ffff;
  if (magnitude < 0x3880_0000) return sign | Math.round(Math.abs(value) * 2 ** 24);
  if (magnitude >= 0x477f_f000) return sign | 0x7c00;
  return sign | ((magnitude - 0x3800_0000 + 0x0fff + ((magnitude >>> 13) & 1)) >>> 13);
}
