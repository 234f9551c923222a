export const name_testing = 'testing';
