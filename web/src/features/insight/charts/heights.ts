/** Heights of the charts in pixels. Outside of the charts, because their placeholders need them before these are loaded. */
export const CHART_HEIGHTS = { growth: 280, metrics: 260, map: 320 } as const;

/** Height of a row of the emotion chart. */
const EMOTION_ROW = 38;
const TIME_AXIS = 44;

/** Height of the emotion chart with this number of emotions. */
export function emotionChartHeight(emotions: number): number {
  return emotions * EMOTION_ROW + TIME_AXIS;
}
