// The page of the chat route: calls `show` with each piece of the answer as it
// comes, and returns whether the answer is whole.
// const isWhole = await ask(question, (text) => output.append(text));
// In React: await ask(question, (text) => setAnswer((answer) => answer + text));
export async function ask(question, show) {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  if (!response.ok) throw new Error((await response.json()).error);
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let reason;
  for (;;) {
    const { value, done } = await pieces.read().catch(() => ({ done: true }));
    if (done) return false; // it broke off before [DONE]
    const lines = (text + value).split('\n');
    text = lines.pop(); // the start of a line that the next piece goes on with
    for (const line of lines.filter((it) => it.startsWith('data:'))) {
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return reason === 'stop';
      const choice = JSON.parse(data).choices?.[0];
      show(choice?.delta?.content ?? '');
      reason = choice?.finish_reason ?? reason;
    }
  }
}
