export const name_mind = 'mind';
