// Sets the theme and the other choices of Appearance before the first paint. A separate file, because the content security
// policy forbids inline scripts. Must match src/lib/storage/theme.ts (dark by default) and src/lib/storage/appearance.ts.
(function () {
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      return null; // Storage may be disabled; use the default.
    }
  };
  var choice = stored('kinloom-ui-theme');
  var light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  var page = document.documentElement.dataset;
  page.theme = light ? 'light' : 'dark';
  page.text = stored('kinloom-ui-text') || 'normal';
  page.density = stored('kinloom-ui-density') || 'comfortable';
  page.motion = stored('kinloom-ui-motion') || 'system';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', light ? '#f8f4ec' : '#0f0d16');
})();
