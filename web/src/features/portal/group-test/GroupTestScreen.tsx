import { useState, type FormEvent } from 'react';
import { PlainHeader } from '../../../ui/PlainHeader';
import { Field } from '../../../ui/Field';
import { GroupTests } from './GroupTests';
import { TestLog } from './TestLog';
import { useTestLog } from './test-log';
import { parseId } from '../../../lib/parse-id';

/** Id of the conversation that is tested by default (specification, section 2). */
const DEFAULT_CONVERSATION_ID = 67;

/** Manual tests of group chat features on one conversation, with a log. */
export default function GroupTestScreen() {
  const log = useTestLog();
  const [id, setId] = useState(DEFAULT_CONVERSATION_ID);
  const [text, setText] = useState(String(DEFAULT_CONVERSATION_ID));
  const parsedId = parseId(text.trim());

  function applyId(event: FormEvent): void {
    event.preventDefault();
    if (parsedId === null || parsedId === id) return;
    setId(parsedId);
    log.info(`Now testing conversation ${parsedId}.`);
  }

  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Group Chat Test" />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-6 pb-16 md:px-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="grid content-start gap-6">
            <form className="grid grid-cols-[1fr_auto] items-start gap-3" onSubmit={applyId} noValidate>
              <Field
                label="Conversation id"
                inputMode="numeric"
                autoComplete="off"
                value={text}
                problem={parsedId === null ? 'An id is a positive whole number.' : undefined}
                onChange={(event) => setText(event.target.value)}
              />
              <button
                type="submit"
                className="btn btn-quiet mt-7.5 min-h-12"
                disabled={parsedId === null || parsedId === id}
              >
                Test this one
              </button>
            </form>
            <GroupTests key={id} id={id} isPreset={id === DEFAULT_CONVERSATION_ID} log={log} />
          </div>
          <TestLog log={log} />
        </div>
      </div>
    </div>
  );
}
