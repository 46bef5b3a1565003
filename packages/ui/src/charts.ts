export { Funnel, type FunnelProps, type FunnelStep } from './charts/Funnel/Funnel.tsx';
export { LineChart, type LineChartProps } from './charts/LineChart/LineChart.tsx';
export type { Line, LinePoint } from './charts/LineChart/lines.ts';
export { type BarSegment, PairedBars, type PairedBarsProps, type StackedBar } from './charts/PairedBars/PairedBars.tsx';
export type { ChartFill } from './charts/shared/fills.ts';
export type { Format } from './charts/shared/useFigures.ts';
export { type WeekBar, WeekBars, type WeekBarsProps } from './charts/WeekBars/WeekBars.tsx';
