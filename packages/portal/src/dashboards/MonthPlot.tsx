import { useTheme } from '@mui/material/styles';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';

interface Point {
  month: string;
  /** Of 100; null where it is hidden: the line has a gap there. */
  percent: number | null;
}

/** It grows and shrinks with its place, from a phone to its widest. */
const [WIDTH, HEIGHT, EDGE, WIDEST] = [360, 120, 10, 540];

/** A line of shares by month. The table beside it has the figures. */
export default function MonthPlot({ points }: { points: readonly Point[] }) {
  const { palette } = useTheme();
  const x = scalePoint({ domain: points.map(({ month }) => month), range: [EDGE, WIDTH - EDGE] });
  const y = scaleLinear({ domain: [0, 100], range: [HEIGHT - EDGE, EDGE] });
  const at = ({ month, percent }: Point) => ({ cx: x(month) ?? EDGE, cy: y(percent ?? 0) });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden style={{ display: 'block', maxWidth: WIDEST }}>
      {[0, 50, 100].map((line) => (
        <line key={line} x1={0} x2={WIDTH} y1={y(line)} y2={y(line)} stroke={palette.divider} />
      ))}
      <LinePath
        data={[...points]}
        defined={({ percent }) => percent !== null}
        x={(point) => at(point).cx}
        y={(point) => at(point).cy}
        stroke={palette.primary.main}
        strokeWidth={3}
      />
      {points
        .filter(({ percent }) => percent !== null)
        .map((point) => (
          <circle key={point.month} {...at(point)} r={5} fill={palette.primary.main} />
        ))}
    </svg>
  );
}
