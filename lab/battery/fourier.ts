/** Magnitudes of the first half of the Fourier transform of real values, whose number is a power of two. */
export function halfSpectrum(values: readonly number[]): number[] {
  const [re, im] = transform(
    values,
    values.map(() => 0),
  );
  return re.slice(0, values.length / 2).map((real, n) => Math.hypot(real, im[n] ?? 0));
}

/** Cooley and Tukey: the transforms of the even values and of the odd ones, combined. */
function transform(re: readonly number[], im: readonly number[]): readonly [number[], number[]] {
  const length = re.length;
  if (length === 1) return [[...re], [...im]];
  const even = (_: number, n: number): boolean => n % 2 === 0;
  const odd = (_: number, n: number): boolean => n % 2 === 1;
  const [evenRe, evenIm] = transform(re.filter(even), im.filter(even));
  const [oddRe, oddIm] = transform(re.filter(odd), im.filter(odd));
  const outRe = new Array<number>(length);
  const outIm = new Array<number>(length);
  for (let n = 0; n < length / 2; n += 1) {
    const angle = (-2 * Math.PI * n) / length;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [r = 0, i = 0, er = 0, ei = 0] = [oddRe[n], oddIm[n], evenRe[n], evenIm[n]];
    const [turnedRe, turnedIm] = [cos * r - sin * i, cos * i + sin * r];
    outRe[n] = er + turnedRe;
    outIm[n] = ei + turnedIm;
    outRe[n + length / 2] = er - turnedRe;
    outIm[n + length / 2] = ei - turnedIm;
  }
  return [outRe, outIm];
}
