/** Prints rows as a Markdown table, columns aligned. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    console.log(
      `| ${line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`,
    );
  console.log(`\n## ${title}\n`);
  for (const [index, line] of cells.entries()) {
    print(line);
    if (index === 0)
      print(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  }
}
