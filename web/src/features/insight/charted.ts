import { later } from '../../lib/later';
import { ChartShape } from './Loaded';

/** The charts, with what draws them, come after everything that can be read. */
export const GrowthChart = later(() => import('./charts/GrowthChart'), ChartShape).Component;
export const MetricsChart = later(() => import('./charts/MetricsChart'), ChartShape).Component;
export const MapChart = later(() => import('./charts/MapChart'), ChartShape).Component;
export const FeelingsChart = later(() => import('./charts/FeelingsChart'), ChartShape).Component;
