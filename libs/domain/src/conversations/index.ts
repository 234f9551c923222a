export { ConversationsModule } from './conversations.module';
export { ConversationsService } from './conversations.service';
export { MessagesService } from './messages.service';
export { TurnsService } from './turns.service';
export { VOICE } from './voice.provider';
