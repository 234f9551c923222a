export const name_jobs = 'jobs';
