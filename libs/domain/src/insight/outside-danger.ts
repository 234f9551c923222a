/**
 * Sources of insight without what was said in danger (risk tier 2 or 3). Every query of figures, milestones and observations reads them, so
 * that nothing said in danger is counted, compared or celebrated. In all of them soul is parameter $1.
 */

/** Condition: the message was said in danger to soul $1. @param messageId SQL expression */
const isInDanger = (messageId: string): string =>
  `EXISTS (SELECT FROM message_depth_scores danger WHERE danger.companion_id = $1 AND danger.message_id = ${messageId} AND danger.in_danger)`;

/** Condition: the message was not said in danger. True where there is none. @param messageId SQL expression */
export const outsideDanger = (messageId: string): string => `NOT ${isInDanger(messageId)}`;

/** Condition: memory `m` comes from at least one message that was not said in danger, or from none. */
export const MEMORY_OUTSIDE_DANGER = `NOT (EXISTS (SELECT FROM memory_messages t WHERE t.memory_id = m.id AND ${isInDanger('t.message_id')})
  AND NOT EXISTS (SELECT FROM memory_messages t WHERE t.memory_id = m.id AND ${outsideDanger('t.message_id')}))`;

/** Emotions of the person's messages, as a table expression. */
export const EMOTIONS = `(SELECT * FROM feelings felt WHERE felt.companion_id = $1 AND ${outsideDanger('felt.message_id')})`;

/** Depth scores of the person's messages, as a table expression. */
export const DEPTH_SCORES = '(SELECT * FROM message_depth_scores WHERE companion_id = $1 AND NOT in_danger)';

/** Reflections of the soul, as a table expression. */
export const REFLECTIONS = `(SELECT * FROM soul_reflections moved WHERE moved.companion_id = $1 AND ${outsideDanger('moved.message_id')})`;

/**
 * `EMOTIONS` and, for each message in danger, a row without an emotion: a window function over it finds no emotion before or after danger,
 * so that no change of emotion counts across it.
 */
export const EMOTIONS_WITH_BREAKS = `(SELECT message_id, conversation_id, felt_at, emotion, dominant FROM ${EMOTIONS} felt
  UNION ALL SELECT danger.message_id, said.conversation_id, danger.said_at, NULL, true
  FROM message_depth_scores danger JOIN messages said ON said.id = danger.message_id
  WHERE danger.companion_id = $1 AND danger.in_danger)`;
