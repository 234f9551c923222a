import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { ChartShape } from './Loaded';

/** The charts, with what draws them, come after everything that can be read. */
export const GrowthChart = lazyWithPlaceholder(() => import('./charts/GrowthChart'), ChartShape).Component;
export const MetricsChart = lazyWithPlaceholder(() => import('./charts/MetricsChart'), ChartShape).Component;
export const MapChart = lazyWithPlaceholder(() => import('./charts/MapChart'), ChartShape).Component;
export const FeelingsChart = lazyWithPlaceholder(() => import('./charts/FeelingsChart'), ChartShape).Component;
