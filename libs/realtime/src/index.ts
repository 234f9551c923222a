export const name_realtime = 'realtime';
