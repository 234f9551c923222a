export const name_database = 'database';
