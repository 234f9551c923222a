export const name_config = 'config';
