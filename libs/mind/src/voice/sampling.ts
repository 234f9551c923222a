export { DEFAULT_SAMPLING, type ReplyLength, type Sampling } from '@kinloom/contract';
