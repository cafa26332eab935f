{
  'variables': {
    # `node-gyp rebuild -- -Dsanitize=1` builds with the address and undefined-behaviour sanitizers.
    'sanitize%': 0,
  },
  'target_defaults': {
    'defines': ['NAPI_VERSION=9', 'NODE_ADDON_API_CPP_EXCEPTIONS', 'NODE_ADDON_API_DISABLE_DEPRECATED'],
    'include_dirs': ['native', "<!(node -p \"require('node-addon-api').include_dir\")"],
    'cflags!': ['-fno-exceptions'],
    'cflags_cc!': ['-fno-exceptions', '-fno-rtti', '-std=gnu++17', '-std=gnu++20'],
    'cflags': ['-fvisibility=hidden', '-Wall', '-Wextra', '-fno-openmp', '<!@(pkg-config --cflags tesseract lept libpng libisal libjpeg)'],
    'cflags_cc': ['-std=c++20', '-fexceptions'],
    'xcode_settings': {
      'CLANG_CXX_LANGUAGE_STANDARD': 'c++20',
      'GCC_ENABLE_CPP_EXCEPTIONS': 'YES',
      'MACOSX_DEPLOYMENT_TARGET': '12.0',
      'OTHER_CFLAGS': ['<!@(pkg-config --cflags tesseract lept libpng libisal libjpeg)'],
    },
    'conditions': [
      ['sanitize==1', {
        'cflags': ['-g', '-fno-omit-frame-pointer', '-fsanitize=address,undefined'],
        'ldflags': ['-fsanitize=address,undefined'],
      }],
    ],
  },
  'targets': [
    {
      'target_name': 'core',
      'type': 'static_library',
      'cflags': ['-fPIC', '-ffp-contract=off'],
      'sources': [
        '<!@(node -p "require(\'fs\').readdirSync(\'native\',{recursive:true}).filter(f=>f.endsWith(\'.cc\')&&!/^(binding|sandbox)/.test(f)).map(f=>\'native/\'+f).sort().join(\' \')")',
      ],
      # Kernel sets are one file each, for one kind of processor.
      'conditions': [
        ['target_arch!="x64"', {'sources/': [['exclude', 'kernels/a[vm]x']]}],
        ['target_arch!="arm64"', {'sources/': [['exclude', 'kernels/neon']]}],
      ],
      'xcode_settings': {'OTHER_CFLAGS': ['-ffp-contract=off']},
    },
    {
      'target_name': 'pagemill',
      'dependencies': ['core'],
      'sources': [
        'native/binding/addon.cc',
        'native/binding/marshal.cc',
        'native/binding/memory.cc',
        'native/binding/reader.cc',
      ],
      'libraries': ['<!@(pkg-config --libs tesseract lept libpng libisal libjpeg)'],
    },
    {
      # The same addon with gates by which tests make it crash, hang and grow, and checks of its kernels
      # and of the words it looks at again.
      'target_name': 'pagemill_test',
      'dependencies': ['core'],
      'defines': ['PAGEMILL_TEST'],
      'sources': [
        'native/binding/addon.cc',
        'native/binding/marshal.cc',
        'native/binding/memory.cc',
        'native/binding/reader.cc',
        'native/binding/crash_gate.cc',
        'native/binding/passages_check.cc',
        'native/binding/self_check.cc',
      ],
      'libraries': ['<!@(pkg-config --libs tesseract lept libpng libisal libjpeg)'],
    },
  ],
  'conditions': [
    ['OS=="linux"', {
      'targets': [
        {
          # Engine hosts run behind its walls.
          'target_name': 'sandbox',
          'type': 'executable',
          'cflags': ['<!@(pkg-config --cflags libseccomp)'],
          'sources': [
            'native/sandbox/files.cc',
            'native/sandbox/sandbox.cc',
            'native/sandbox/system_calls.cc',
            'native/sandbox/trouble.cc',
          ],
          'libraries': ['<!@(pkg-config --libs libseccomp)'],
        },
      ],
    }],
  ],
}
