/** Does one thing, and prints when it began and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  console.log(`  ${title} …`);
  const result = await work();
  console.log(`  ✓ ${title} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
