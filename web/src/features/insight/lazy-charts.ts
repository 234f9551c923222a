import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { ChartSkeleton } from './InsightQueryView';

/** Charts and their library are loaded lazily, after the text content. */
export const GrowthChart = lazyWithPlaceholder(() => import('./charts/GrowthChart'), ChartSkeleton).Component;
export const MetricsChart = lazyWithPlaceholder(() => import('./charts/MetricsChart'), ChartSkeleton).Component;
export const MapChart = lazyWithPlaceholder(() => import('./charts/MapChart'), ChartSkeleton).Component;
export const FeelingsChart = lazyWithPlaceholder(() => import('./charts/EmotionChart'), ChartSkeleton).Component;
