import { AccountsModule } from '@kinloom/domain/accounts';
import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository';
import { ConversationsService } from './conversations.service';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { TurnCalls } from './turn-calls';
import { TurnsRepository } from './turns.repository';
import { TurnsService } from './turns.service';
import { voiceProvider } from './voice.provider';

@Module({
  imports: [AccountsModule, MemoriesModule],
  providers: [
    ConversationsRepository,
    ConversationsService,
    MessagesRepository,
    MessagesService,
    TurnCalls,
    TurnsRepository,
    TurnsService,
    voiceProvider,
  ],
  exports: [ConversationsService, MessagesService, TurnsService, voiceProvider],
})
export class ConversationsModule {}
