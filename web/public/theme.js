// Sets the theme before the first paint. A separate file, because the content security policy forbids inline scripts.
// Must match src/lib/theme.ts: dark by default.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('kinloom-ui-theme');
  } catch (refused) {
    choice = null; // Storage may be disabled; use the default.
  }
  var light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', light ? '#f8f4ec' : '#0f0d16');
})();
