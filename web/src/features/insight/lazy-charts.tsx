import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { CHART_HEIGHTS, emotionChartHeight } from './charts/heights';

const ChartSkeleton = ({ height }: { height: number }) => (
  <span aria-hidden="true" className="skeleton block w-full rounded-card" style={{ height }} />
);

/** Charts and their library are loaded lazily, after the text content. */
export const GrowthChart = lazyWithPlaceholder(
  () => import('./charts/GrowthChart'),
  () => <ChartSkeleton height={CHART_HEIGHTS.growth} />,
).Component;
export const MetricsChart = lazyWithPlaceholder(
  () => import('./charts/MetricsChart'),
  () => <ChartSkeleton height={CHART_HEIGHTS.metrics} />,
).Component;
export const MapChart = lazyWithPlaceholder(
  () => import('./charts/MapChart'),
  () => <ChartSkeleton height={CHART_HEIGHTS.map} />,
).Component;
export const FeelingsChart = lazyWithPlaceholder(
  () => import('./charts/EmotionChart'),
  ({ weather }) => <ChartSkeleton height={emotionChartHeight(weather.emotions.length)} />,
).Component;
