// Runs before the first paint, so that the chosen theme is there from the first frame. A file of its own, because the
// content policy lets no inline script run. The same rule as src/lib/theme.ts: dark unless something else was chosen.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('kinloom-ui-theme');
  } catch (refused) {
    choice = null; // Storage may be switched off; then the default holds.
  }
  var light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', light ? '#f8f4ec' : '#0f0d16');
})();
